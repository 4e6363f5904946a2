import { DownloadReports } from '#features/finalize/links/download-reports.tsx'
import { EditTripDialog } from '#features/trips/edit-trip-dialog.tsx'
import { ArchivedTrips } from '#features/trips/history/archived-trips.tsx'
import { TripHistory } from '#features/trips/history/trip-history.tsx'
import { tripCurrencies } from '#features/trips/trip-form.tsx'

export function HistoryPage() {
  return (
    <div className="max-w-3xl space-y-8">
      <div>
        <h1 className="mb-5 text-xl font-semibold tracking-tight">Trip History</h1>
        <TripHistory
          downloads={(trip) => <DownloadReports trip={trip} label="Generate Download Links" />}
        />
      </div>
      <ArchivedTrips />
      <EditTripDialog currencies={tripCurrencies} />
    </div>
  )
}
