import type { FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { originOf } from '../platform/http/origin.ts';
import { picturePath } from './addresses.ts';

/** Absolute, because clients put it into pages and mails of their own. */
export const pictureUrl = (config: Config, request: FastifyRequest, id: string): string =>
  `${originOf(config, request)}${picturePath(config, id)}`;
