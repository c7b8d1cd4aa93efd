/**
 * A picture of ours by its path alone, so that it still shows after the data moved to a server with another name;
 * any other address as it is.
 */
export const ownPicture = (address: string | null | undefined): string =>
  /^https?:\/\/[^/]+(\/api\/apps\/[^/?#]+\/files\/[0-9a-f]{64}\.webp)$/.exec(address ?? '')?.[1] ??
  address ??
  '';
