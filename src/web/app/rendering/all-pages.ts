import { routesOf } from '../router.tsx'
import { loadStaffPages, pages } from '../routes.ts'

/** Every page of the site: the server loads them all, as that needs no network. */
export const allPages = [...pages, ...(await loadStaffPages())]

export const allRoutes = routesOf(allPages)
