/**
 * The cases of a fuzz test that this run takes: all of them; with `FUZZ_PART=3/8` those of the part 3 of 8, and with
 * `FUZZ_PART=!3/8` all others.
 */
export function rotated<Case>(cases: readonly Case[]): Case[] {
  const [, not, part, parts] = /^(!?)(\d+)\/(\d+)$/.exec(process.env['FUZZ_PART'] ?? '') ?? []
  if (parts === undefined) return [...cases]
  return cases.filter((_, at) => (at % Number(parts) === Number(part)) !== (not === '!'))
}
