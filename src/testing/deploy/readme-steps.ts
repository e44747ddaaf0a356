import { textOf } from './deploy-files.ts'

/** `name`: the heading above it; empty: before the first one. */
export type Step = { name: string; commands: string }

const SECTION = /^## One machine\n([\s\S]*?)(?=^## )/m

/** Reads the commands of deploy/README.md for one machine, in order. */
export function stepsOnOneMachine(): Step[] {
  const [, section = ''] = SECTION.exec(textOf('README.md')) ?? []
  return section.split(/^### /m).flatMap((part, at) => {
    const name = at === 0 ? '' : (part.split('\n', 1)[0] ?? '')
    return [...part.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => ({ name, commands }))
  })
}
