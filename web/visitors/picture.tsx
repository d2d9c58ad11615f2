/** A picture of the product, in the colors of the reader's theme. The build gives each file its lasting address. */
const desk = { width: 1200, height: 820 }
/** What a phone shows of the same screen: a desk's picture would shrink to unreadable type. */
const phone = { width: 780, height: 1000 }
const onPhones = '(max-width: 40rem)'
const inTheDark = '(prefers-color-scheme: dark)'

/** `isFirst`: it stands where the page opens; all others load when they are scrolled to. */
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
