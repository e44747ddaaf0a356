import { PageHead } from '../shell/page-head.tsx'

export function Component() {
  return (
    <div className="page-width py-10">
      <PageHead />
      <h1 className="text-3xl">Home</h1>
    </div>
  )
}
