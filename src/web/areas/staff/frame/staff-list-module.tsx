import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { Query } from '#web/shell/own-page/answered.tsx'
import { StaffList, type ListedPage } from './staff-list.tsx'
import { staffPage, type Endpoint, type StaffPageModule } from './staff-page-module.tsx'

/** When a page that is on the screen is read again. */
type ReadAgain = {
  pollingInterval?: number
  skipPollingIfUnfocused?: boolean
  refetchOnMountOrArgChange?: number
}

type ListEndpoint<Asked, Page> = Endpoint<Asked, Page> & {
  useQuery: (asked: Asked, readAgain?: ReadAgain) => Query<NoInfer<Page>>
}

type StaffListPage<Asked, Page> = Pick<StaffPageModule, 'section' | 'title' | 'load'> & {
  /** The call that answers a page, as its API's `endpoints` has it. */
  list: ListEndpoint<Asked, Page>
  /** What the address asks it for. */
  asked: (address: URLSearchParams) => Asked
  readAgain?: ReadAgain
  /** Filters and what else stands above the rows; it stays while another page is read. */
  Above?: ComponentType<{ page: Page | undefined; asked: Asked; me: StaffMe }>
  Rows: ComponentType<{ page: Page; asked: Asked; me: StaffMe }>
}

/**
 * The module of a page of the staff area that is a list: heading, filters in the address, rows and the links to other
 * pages. `load` requests what it shows besides.
 */
export function staffListPage<Asked, Page extends ListedPage>({
  list,
  asked: askedIn,
  readAgain,
  load,
  Above,
  Rows,
  ...module
}: StaffListPage<Asked, Page>) {
  return staffPage({
    ...module,
    load: (args) => Promise.all([args.read(list, askedIn(args.url.searchParams)), load?.(args)]),
    Content: function List({ me }) {
      const [address] = useSearchParams()
      const asked = askedIn(address)
      const query = list.useQuery(asked, readAgain)
      return (
        <StaffList query={query} filters={Above && <Above page={query.data} asked={asked} me={me} />}>
          {(page) => <Rows page={page} asked={asked} me={me} />}
        </StaffList>
      )
    },
  })
}
