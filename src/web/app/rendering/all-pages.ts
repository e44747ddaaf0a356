import { routesOf } from '../router.tsx'
import { allPagesBehind, pages } from '../routes.ts'

/** Every page of the site: the server loads them all, as that needs no network. */
export const allPages = [...pages, ...(await allPagesBehind())]

export const allRoutes = routesOf(allPages)
