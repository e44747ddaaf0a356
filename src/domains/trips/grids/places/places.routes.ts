import type { TripVariables, AnyEmbedder } from '#domains/identity/public.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import { GridHeaders } from '../grid.contract.ts'
import { nextPage } from '../grid-page.ts'
import {
  answerReport,
  reportReplies,
  type ReportFiles,
  type ReportVariables,
} from '#platform/reports/report-reply.http.ts'
import { CITY_FILE, COUNTRY_FILE, PLACE_FILE } from './place-files.ts'
import type { ListPlaces } from './place-grids.usecase.ts'
import {
  CityGridQuery,
  CityGridReply,
  CountryGridQuery,
  CountryGridReply,
  PlaceGridQuery,
  PlaceGridReply,
} from './places.contract.ts'

type Needs = {
  listPlaces: ListPlaces
  reportFiles: ReportFiles
  anyEmbedder: AnyEmbedder
}

/** Routes of trip destinations, for any site that embeds our tabs. */
export function placeGridRoutes({ listPlaces, reportFiles, anyEmbedder }: Needs) {
  const country = createRoute({
    method: 'get',
    path: '/api/o/country/grid',
    summary: 'Countries and territories',
    access: anyEmbedder,
    middleware: [reportFiles.negotiated],
    request: { headers: GridHeaders, query: CountryGridQuery },
    responses: reportReplies(CountryGridReply, 401, 403),
  })
  const city = createRoute({
    method: 'get',
    path: '/api/city/grid',
    summary: 'Cities where trips begin',
    access: anyEmbedder,
    middleware: [reportFiles.negotiated],
    request: { headers: GridHeaders, query: CityGridQuery },
    responses: reportReplies(CityGridReply, 401, 403),
  })
  const place = createRoute({
    method: 'get',
    path: '/api/place/grid',
    summary: 'Known places and airports, the best matches of a search first',
    access: anyEmbedder,
    middleware: [reportFiles.negotiated],
    request: { headers: GridHeaders, query: PlaceGridQuery },
    responses: reportReplies(PlaceGridReply, 401, 403),
  })
  return openApiApp<TripVariables & ReportVariables>()
    .openapi(country, async (c) => {
      const query = c.req.valid('query')
      const reply = await listPlaces.countries(query, c.var.language)
      return answerReport(c, c.var, {
        reply,
        file: COUNTRY_FILE,
        pdf: reportFiles.pdf,
        next: nextPage(query, reply.total),
      })
    })
    .openapi(city, async (c) => {
      const query = c.req.valid('query')
      const reply = await listPlaces.cities(query, c.var.language)
      return answerReport(c, c.var, {
        reply,
        file: CITY_FILE,
        pdf: reportFiles.pdf,
        next: nextPage(query, reply.total),
      })
    })
    .openapi(place, async (c) => {
      const query = c.req.valid('query')
      const reply = await listPlaces.places(query, c.var.language)
      return answerReport(c, c.var, {
        reply,
        file: PLACE_FILE,
        pdf: reportFiles.pdf,
        next: nextPage(query, reply.total),
      })
    })
}
