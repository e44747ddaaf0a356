import { expect, test } from 'vitest'
import type { Bench, ConnectorUnderTest } from './bench.ts'
import { withSmallSimulator } from './capture.ts'
import { untouched } from './damage.ts'
import { HOSTILE_JSON, HOSTILE_XML, type HostileReply } from './hostile-replies.ts'
import { replayingServer } from './replay.ts'

const SIZES = [1_000, 16_000, 128_000, 1_000_000]

/** The size at which the unit of cost is measured. */
const USUAL_SIZE = 128_000

/** The allowed cost relative to an honest reply of the same size: quadratic time costs a thousand times more. */
const MARGIN = 12

/**
 * Number of tries. The fastest counts, because garbage collection may slow down others; quadratic time is slow in every
 * run.
 */
const TRIES = 5

const TIMEOUTS = { timeoutMs: 60_000, reserveTimeoutMs: 60_000 }

/**
 * Tests that the cost of a reply is proportional to its size, whatever its content. Measured in CPU time, not wall
 * time.
 */
export function sizeRules(bench: Bench, { start, connect }: ConnectorUnderTest): void {
  test(
    'a hostile reply of any size costs about what an honest one of its size does',
    { timeout: 240_000 },
    async () => {
      await withSmallSimulator(start, async (simulator) => {
        const replay = await replayingServer(simulator.url)
        try {
          /** Returns CPU milliseconds of a search whose largest reply is grown to `size`. */
          const cost = async (hostile: HostileReply | null, size = 0): Promise<number> => {
            const grown = new Map<Buffer, Buffer>()
            replay.damage({
              ...untouched,
              bytes: (reply) => {
                if (hostile === null || reply.length < largest) return reply
                const before = grown.get(reply) ?? Buffer.from(hostile.grow(reply.toString(), size))
                grown.set(reply, before)
                return before
              },
            })
            const supplier = connect({ url: replay.url, ...TIMEOUTS })
            const before = process.cpuUsage()
            const answer = await supplier.availability(bench.rental)
            const { user, system } = process.cpuUsage(before)
            if (!answer.ok) expect(['garbage', 'refused']).toContain(answer.failure.code)
            return (user + system) / 1000
          }
          let largest = 0
          let isJson = false
          const supplier = connect({ url: replay.url, ...TIMEOUTS })
          await supplier.availability(bench.rental)
          replay.damage({
            ...untouched,
            bytes: (reply) => {
              largest = Math.max(largest, reply.length)
              isJson ||= reply[0] === 0x7b
              return reply
            },
          })
          await connect({ url: replay.url, ...TIMEOUTS }).availability(bench.rental)
          const shapes = isJson ? HOSTILE_JSON : HOSTILE_XML
          const [honest] = shapes
          if (!honest) throw new Error('nothing to measure by')
          await cost(honest, USUAL_SIZE)
          const unit = (await cost(honest, USUAL_SIZE)) / USUAL_SIZE
          for (const size of SIZES)
            for (const shape of shapes) {
              const allowed = MARGIN * unit * Math.max(size, USUAL_SIZE)
              let took = await cost(shape, size)
              for (let tried = 1; took >= allowed && tried < TRIES; tried += 1)
                took = Math.min(took, await cost(shape, size))
              expect(took, `${shape.name} of ${size} bytes took ${took} ms`).toBeLessThan(allowed)
            }
        } finally {
          await replay.close()
        }
      })
    },
  )
}
