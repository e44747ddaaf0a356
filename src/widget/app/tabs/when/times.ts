const A_DAY = 96
const MINUTES = 15

/** Returns 00:00, 00:15 … 23:45, and the chosen time if it is another. */
export function timesWith(chosen: string): string[] {
  const quarters = Array.from({ length: A_DAY }, (_, at) => timeOf(at * MINUTES))
  return quarters.includes(chosen) ? quarters : [...quarters, chosen].toSorted()
}

function timeOf(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
