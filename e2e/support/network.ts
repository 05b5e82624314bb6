import { networkInterfaces } from "node:os";

/** The addresses of this machine. */
export const addresses = Object.values(networkInterfaces()).flatMap((own = []) => own);

export const hasIPv6 = addresses.some(({ address }) => address === "::1");
