import { ChevronDown } from 'lucide-react'
import { classes } from '#ui/classes.ts'
import { useEffect, useState } from 'react'

type Entry = {
  /** Id of the heading it leads to. */
  id: string
  label: string
  /** The number of items under the heading, and its text for screen readers. */
  count?: { shown: number; text: string }
}

type ContentsProps = { label: string; entries: readonly Entry[] }

/** A page's table of contents: at the side of a large screen, to unfold above the text of a small one. */
export function Contents({ label, entries }: ContentsProps) {
  const read = useReadHeading(entries)
  return (
    <nav aria-label={label} className="print:hidden">
      <details className="group rounded-card border border-line bg-paper lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-3 px-4 text-sm font-medium [&::-webkit-details-marker]:hidden">
          {label}
          <ChevronDown className="size-5 text-coral-deep transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <Entries entries={entries} className="px-4 pb-3" />
      </details>
      <div className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto max-lg:hidden">
        <p className="text-xs font-semibold text-ink-soft">{label}</p>
        <Entries entries={entries} read={read} className="mt-2 border-s border-line" />
      </div>
    </nav>
  )
}

function Entries({
  entries,
  read,
  className,
}: Omit<ContentsProps, 'label'> & { read?: string | undefined; className: string }) {
  return (
    <ol className={classes('flex flex-col', className)}>
      {entries.map(({ id, label, count }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === read ? 'location' : undefined}
            className="flex min-h-11 items-center justify-between gap-3 py-1.5 text-sm leading-snug text-ink-soft hover:text-coral-deep lg:-ms-px lg:min-h-9 lg:border-s-2 lg:border-transparent lg:ps-4 lg:aria-[current]:border-coral-deep lg:aria-[current]:text-ink lg:aria-[current]:stands-out"
          >
            {label}
            {count && (
              <span className="text-xs tabular">
                <span aria-hidden="true">{count.shown}</span>
                <span className="sr-only">{count.text}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** A heading is read from when it is this far up the screen. */
const READ_FROM = 0.3

/** Returns the id of the current heading: the last one that scrolled past the upper part of the screen. */
function useReadHeading(headings: readonly { id: string }[]): string | undefined {
  const [read, setRead] = useState<string>()
  useEffect(() => {
    const update = () => {
      const line = window.innerHeight * READ_FROM
      const passed = headings.filter(({ id }) => (topOf(id) ?? Infinity) <= line)
      setRead((passed.at(-1) ?? headings[0])?.id)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [headings])
  return read
}

function topOf(id: string): number | undefined {
  return document.getElementById(id)?.getBoundingClientRect().top
}
