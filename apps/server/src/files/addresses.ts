import type { Config } from '../platform/config.ts';

const ID = '[0-9a-f]{64}';

/** Where the files of this app live. A picture's name ends in .webp because that is what every picture becomes. */
export const filesPath = ({ appId }: Pick<Config, 'appId'>): string => `/api/apps/${appId}/files`;

export const picturePath = (config: Pick<Config, 'appId'>, id: string): string =>
  `${filesPath(config)}/${id}.webp`;

export const pictureIdIn = (text: string): string | undefined =>
  new RegExp(`(?:^|/)(${ID})\\.webp(?=$|[?#])`).exec(text)?.[1];

/** A private file is named by a URI that opens nothing by itself. */
export const privateUri = (id: string): string => `private/${id}`;

export const privateIdIn = (text: string): string | undefined =>
  new RegExp(`(?:^|/)private/(${ID})$`).exec(text)?.[1];
