import { chromiumPath } from './chromium.ts'

/** Unpacks the packaged browser once, so that two workers do not race to do it. */
export default async function setup(): Promise<void> {
  await chromiumPath()
}
