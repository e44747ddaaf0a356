import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A child process that runs one task at a time. */
export type Child<Task, Answer> = { pid: number; run(task: Task): Promise<Answer>; stop(): Promise<void> }

type Reply<Answer> = { answer: Answer } | { fault: string }

/** Starts `children/<file>`; it exits with this process at the latest. */
export function startChild<Task, Answer>(file: string): Child<Task, Answer> {
  const child = fork(join(import.meta.dirname, 'children', file), { serialization: 'advanced' })
  return {
    pid: child.pid ?? 0,
    async run(task) {
      const { promise: ended, reject } = Promise.withResolvers<never>()
      const onExit = (code: number | null) => reject(new Error(`${file} ended with ${code}`))
      child.once('exit', onExit)
      child.send(task as object)
      const [reply] = (await Promise.race([once(child, 'message'), ended])) as [Reply<Answer>]
      child.off('exit', onExit)
      if ('fault' in reply) throw new Error(`${file}: ${reply.fault}`)
      return reply.answer
    },
    async stop() {
      if (child.exitCode !== null) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/** Runs, in the child, each task that the parent sends, and exits when the parent disconnects. */
export function answerParent<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  process.on('message', (task) => {
    work(task as Task).then(
      (answer) => process.send?.({ answer }),
      (fault: unknown) =>
        process.send?.({ fault: fault instanceof Error ? (fault.stack ?? '') : String(fault) }),
    )
  })
  process.on('disconnect', () => process.exit(0))
}
