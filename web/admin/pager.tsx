/** The footer of a table: rows per page, the range shown, and links to the neighbouring pages. */

import { formatNumber } from '#web/admin/format-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  page: number
  size: number
  sizes: readonly number[]
  total: number
  /** `total` is capped and there are more; paging ends there. */
  isMore?: boolean
  onPage: (page: number) => void
  onSize: (size: number) => void
}

/** Shown for a page that does not exist, as an old URL may name one. */
export const MissingPage = ({ page, onFirst }: { page: number; onFirst: () => void }) => (
  <div className="empty-state nothing">
    <h2>There is no page {page}.</h2>
    <Button onClick={onFirst}>Show the first page</Button>
  </div>
)

export function Pager({ page, size, sizes, total, isMore = false, onPage, onSize }: Props) {
  const first = (page - 1) * size + 1
  const last = Math.min(page * size, total)
  return (
    <div className="pager">
      <label>
        Rows{' '}
        <select className="input compact" value={size} onChange={(event) => onSize(Number(event.target.value))}>
          {sizes.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <span className="num">
        {total === 0 ? '0' : `${formatNumber(first)}–${formatNumber(last)}`} of {formatNumber(total)}
        {isMore && '+'}
      </span>
      <div className="row">
        <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <Icon name="fold" />
          Previous
        </Button>
        <Button disabled={last === total} onClick={() => onPage(page + 1)}>
          Next
          <Icon name="unfold" />
        </Button>
      </div>
    </div>
  )
}
