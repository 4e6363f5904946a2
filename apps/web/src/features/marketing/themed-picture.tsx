type Props = { light: string; dark: string; width: number; height: number; className?: string }

/** Decoration in the colours of the theme. Lazy, so that the hidden one is not loaded. */
export function ThemedPicture({ light, dark, className = '', ...size }: Props) {
  return (
    <>
      <img
        src={light}
        alt=""
        {...size}
        loading="lazy"
        className={`${className} w-full dark:hidden`}
      />
      <img
        src={dark}
        alt=""
        {...size}
        loading="lazy"
        className={`${className} hidden w-full dark:block`}
      />
    </>
  )
}
