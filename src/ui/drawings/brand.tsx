/** The mark: a road running to a low sun inside a rounded square; drawn for 16 px and up. */
export function BrandMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="12" fill="#14505f" />
      <path d="M11 28A13 13 0 0 1 37 28Z" fill="#f08180" />
      <path d="M0 28H48V36Q48 48 36 48H12Q0 48 0 36Z" fill="#236a7a" />
      <path d="M22 28H26L35 48H13Z" fill="#fbf7f0" />
      <path d="M23.600 33H24.400L24.800 37H23.200ZM22.900 40.500H25.100L25.600 46H22.400Z" fill="#0b3c49" />
    </svg>
  )
}
