import { DownloadReports } from '#features/finalize/links/download-reports.tsx'
import { EditTrip } from '#features/trips/edit-trip.tsx'
import { ArchivedTrips } from '#features/trips/history/archived-trips.tsx'
import { useHistoryFilter } from '#features/trips/history/history-filter.ts'
import { HistorySearch } from '#features/trips/history/history-search.tsx'
import { TripHistory } from '#features/trips/history/trip-history.tsx'
import { tripCurrencies } from '#features/trips/trip-currencies.ts'
import { TooltipProvider } from '#ui/tooltip.tsx'

export function HistoryPage() {
  const { filter, setFilter, settle } = useHistoryFilter()
  return (
    <div className="space-y-8">
      <div>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 sm:min-h-12 sm:flex-nowrap">
          <h1 className="text-xl font-semibold tracking-tight">Trip History</h1>
          <HistorySearch filter={filter} onChange={setFilter} onLeave={settle} />
        </div>
        <TripHistory
          filter={filter}
          downloads={(trip, below) => (
            <DownloadReports trip={trip} label="Generate Download Links" linksIn={below} />
          )}
        />
      </div>
      <TooltipProvider>
        <ArchivedTrips filter={filter} />
      </TooltipProvider>
      <EditTrip currencies={tripCurrencies} />
    </div>
  )
}
