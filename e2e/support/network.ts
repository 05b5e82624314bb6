import { networkInterfaces } from "node:os";

export const hasIPv6 = Object.values(networkInterfaces()).some((own) => own?.some(({ address }) => address === "::1"));
