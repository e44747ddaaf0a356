import { readdir, readFile } from 'node:fs/promises'

/** Returns the CPU time of all threads of a process, in milliseconds. Linux only. */
export async function processorMs(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`)
  const spent = threads.map(async (thread) => {
    const [nanoseconds] = (await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ')
    return Number(nanoseconds) / 1_000_000
  })
  return (await Promise.all(spent)).reduce((sum, one) => sum + one, 0)
}
