/** A screenshot of the product in the theme of the visitor. The build gives each file a hashed URL. */
const desk = { width: 1200, height: 820 }
/** The same screen as on a phone: a desktop screenshot would be unreadable at that size. */
const phone = { width: 780, height: 1000 }
const onPhones = '(max-width: 40rem)'
const inTheDark = '(prefers-color-scheme: dark)'

/** `isFirst`: visible when the page opens; all others load lazily. */
export function ProductPicture({ name, alt, isFirst = false }: { name: string; alt: string; isFirst?: boolean }) {
  return (
    <div className="shot">
      <picture>
        <source srcSet={`/pictures/${name}-phone-dark.webp`} media={`${onPhones} and ${inTheDark}`} {...phone} />
        <source srcSet={`/pictures/${name}-phone-light.webp`} media={onPhones} {...phone} />
        <source srcSet={`/pictures/${name}-dark.webp`} media={inTheDark} {...desk} />
        <img
          src={`/pictures/${name}-light.webp`}
          {...desk}
          alt={alt}
          {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
        />
      </picture>
    </div>
  )
}
