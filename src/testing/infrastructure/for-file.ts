import { afterAll } from 'vitest'

/** What a test file opens before its tests; closed after them, the last opened first. */
export function forFile<Opened extends { close(): Promise<void> }>(opened: Opened): Opened {
  afterAll(() => opened.close())
  return opened
}
