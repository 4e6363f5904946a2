import phoneDark from './phone-dark.webp'
import phoneLight from './phone-light.webp'

const picture = 'w-full'

/** Real screenshots of the app, taken by `npm run pictures`. */
export function Phone() {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto h-[676px] w-[312px] max-w-full rounded-[46px] bg-device p-2.5 shadow-float sm:mr-0 sm:ml-auto"
    >
      <div className="relative flex h-full flex-col overflow-hidden rounded-[36px] bg-ground">
        <StatusBar />
        {/* Lazy, so that the hidden one is not loaded. */}
        <img
          src={phoneLight}
          alt=""
          width={390}
          height={823}
          loading="lazy"
          className={`${picture} dark:hidden`}
        />
        <img
          src={phoneDark}
          alt=""
          width={390}
          height={823}
          loading="lazy"
          className={`${picture} hidden dark:block`}
        />
      </div>
    </div>
  )
}

function StatusBar() {
  return (
    <div className="flex h-10 shrink-0 items-center justify-between bg-surface px-7 pt-1 text-xs font-semibold">
      <span className="amount">9:41</span>
      <span className="absolute left-1/2 h-5.5 w-20 -translate-x-1/2 rounded-full bg-device" />
      <span className="flex h-2.5 w-5.5 rounded-[3px] border border-current p-px">
        <span className="w-3/4 rounded-[1px] bg-current" />
      </span>
    </div>
  )
}
