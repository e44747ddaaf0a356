import { readFile } from 'node:fs/promises'
import type { OpenApi } from './openapi.ts'

/** The API reference as it was last released, without its texts. */
export const RELEASED_API = 'docs/openapi.released.json'

export async function releasedApi(): Promise<OpenApi> {
  return JSON.parse(await readFile(RELEASED_API, 'utf8')) as OpenApi
}

/** The part of the changelog about what is not released yet. */
export async function unreleasedChanges(): Promise<string> {
  const [, unreleased = ''] = (await readFile('CHANGELOG.md', 'utf8')).split(/^## /m)
  return unreleased.replaceAll(/\s+/g, ' ')
}
