import { Button } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'

/** For when the app crashes, or a chunk no longer exists after an update. */
export function CrashScreen() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <StatePanel
        icon="triangle-alert"
        tone="wrong"
        title="This page stopped working"
        actions={
          <>
            <Button onClick={() => location.reload()}>Reload the page</Button>
            <Button variant="secondary" onClick={() => location.assign('/')}>
              Go Home
            </Button>
          </>
        }
      >
        What you saved is safe. Reloading usually helps, especially after an update.
      </StatePanel>
    </main>
  )
}
