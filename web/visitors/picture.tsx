/** A picture of the product, in the colors of the reader's theme. The build gives each file its lasting address. */
const size = { width: 1200, height: 820 }

/** `isFirst`: it stands where the page opens; all others load when they are scrolled to. */
export function ProductPicture({ name, alt, isFirst = false }: { name: string; alt: string; isFirst?: boolean }) {
  return (
    <div className="shot">
      <picture>
        <source srcSet={`/pictures/${name}-dark.webp`} media="(prefers-color-scheme: dark)" />
        <img
          src={`/pictures/${name}-light.webp`}
          {...size}
          alt={alt}
          {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
        />
      </picture>
    </div>
  )
}
