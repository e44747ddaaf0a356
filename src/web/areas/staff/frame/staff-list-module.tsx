import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { Query } from '#web/shell/own-page/answered.tsx'
import { StaffList, type ListedPage } from './staff-list.tsx'
import { staffPage, type Endpoint, type StaffPageModule } from './staff-page-module.tsx'

/** RTK Query options that control when a visible page is refetched. */
type RefetchOptions = {
  pollingInterval?: number
  skipPollingIfUnfocused?: boolean
  refetchOnMountOrArgChange?: number
}

type ListEndpoint<PageQuery, Page> = Endpoint<PageQuery, Page> & {
  useQuery: (query: PageQuery, refetch?: RefetchOptions) => Query<NoInfer<Page>>
}

type StaffListPage<PageQuery, Page> = Pick<StaffPageModule, 'section' | 'title' | 'load'> & {
  /** The endpoint that returns a page of the list. */
  list: ListEndpoint<PageQuery, Page>
  /** Parses the query of the endpoint from the address of the page. */
  parseQuery: (address: URLSearchParams) => PageQuery
  refetch?: RefetchOptions
  /** Content above the rows, such as filters; it stays mounted while another page loads. */
  Above?: ComponentType<{ page: Page | undefined; query: PageQuery; me: StaffMe }>
  Rows: ComponentType<{ page: Page; query: PageQuery; me: StaffMe }>
}

/**
 * Creates the module of a list page: heading, filters in the address, rows and links to other pages. `load` requests
 * anything else that the page shows.
 */
export function staffListPage<PageQuery, Page extends ListedPage>({
  list,
  parseQuery,
  refetch,
  load,
  Above,
  Rows,
  ...module
}: StaffListPage<PageQuery, Page>) {
  return staffPage({
    ...module,
    load: (args) => Promise.all([args.read(list, parseQuery(args.url.searchParams)), load?.(args)]),
    Content: function List({ me }) {
      const [address] = useSearchParams()
      const query = parseQuery(address)
      const result = list.useQuery(query, refetch)
      return (
        <StaffList query={result} filters={Above && <Above page={result.data} query={query} me={me} />}>
          {(page) => <Rows page={page} query={query} me={me} />}
        </StaffList>
      )
    },
  })
}
