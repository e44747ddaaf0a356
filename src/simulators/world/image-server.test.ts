import { expect, test } from 'vitest'
import { startImageServer } from './image-server.ts'

test('images are at the same address after a restart, and elsewhere where another process has it', async () => {
  const before = await startImageServer(0)
  const port = Number(new URL(before.url).port)
  await before.close()
  const after = await startImageServer(port, { orAnother: true })
  expect(after.url).toBe(before.url)
  await expect(startImageServer(port)).rejects.toThrow('EADDRINUSE')
  const another = await startImageServer(port, { orAnother: true })
  expect(another.url).not.toBe(after.url)
  expect((await fetch(`${another.url}/nothing`)).status).toBe(404)
  await Promise.all([after, another].map((one) => one.close()))
})
