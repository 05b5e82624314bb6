/** The ground colour of the page in each colour scheme, where CSS variables do not reach: `--ground` in app/styles/theme.css. */
export const GROUND = { light: "#faf9f5", dark: "#121210" } as const;
