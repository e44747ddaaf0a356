import { data } from 'react-router'

/** Returns the version of a text that the URL requests instead of the published one; null if none. For staff only. */
export function previewedVersion(search: URLSearchParams): number | null {
  const version = search.get('preview') ?? ''
  return /^[1-9]\d{0,5}$/.test(version) ? Number(version) : null
}

/** Loads a preview; 404 for visitors who may not see it. */
export async function preloadPreview(request: PromiseLike<{ isError: boolean }>): Promise<void> {
  if ((await request).isError) throw data(null, { status: 404 })
}
