import { classes } from './classes.ts'
import './typeset.css'

type TypesetProps = {
  /** HTML from the API, which has sanitised it. */
  html: string
  /** Prefix of the site's own links in it, such as `/ar`. */
  basename: string
  className?: string
}

/** Longer text of the API: paragraphs, lists, tables and links in the site's type. */
export function Typeset({ html, basename, className }: TypesetProps) {
  return (
    <div
      className={classes('typeset', className)}
      dangerouslySetInnerHTML={{ __html: withBasename(html, basename) }}
    />
  )
}

/** Links of the site stay in the page's language: their paths have no prefix in the text. */
function withBasename(html: string, basename: string): string {
  return html.replaceAll(/(<a\s[^>]*?href=")\/(?!\/)/g, `$1${basename}/`)
}
