import { expect, test } from 'vitest'
import { startPictureServer } from './picture-server.ts'

test('pictures are at the same address after a restart, and elsewhere where another process has it', async () => {
  const before = await startPictureServer(0)
  const port = Number(new URL(before.url).port)
  await before.close()
  const after = await startPictureServer(port, { orAnother: true })
  expect(after.url).toBe(before.url)
  await expect(startPictureServer(port)).rejects.toThrow('EADDRINUSE')
  const another = await startPictureServer(port, { orAnother: true })
  expect(another.url).not.toBe(after.url)
  expect((await fetch(`${another.url}/nothing`)).status).toBe(404)
  await Promise.all([after, another].map((one) => one.close()))
})
