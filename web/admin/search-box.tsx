/** The search box with filters below it. Searches when the admin pauses typing. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'

const pauseMs = 300
const searchLengthMax = 100

type Props = {
  label: string
  placeholder: string
  search: string
  /** How many were found. */
  says: string
  onSearch: (search: string) => void
  children?: ReactNode
}

export function SearchBox({ label, placeholder, search, says, onSearch, children }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(search)
  const asked = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The search can also change from outside: by going back, or by the button that clears it.
  useEffect(() => {
    if (search === asked.current) return
    clearTimeout(timer.current)
    asked.current = search
    setTyped(search)
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = (text: string) => {
    if (text.trim() === asked.current) return
    asked.current = text.trim()
    onSearch(asked.current)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => ask(text), pauseMs)
  }
  return (
    <div className="finder">
      <search className="search">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            clearTimeout(timer.current)
            ask(typed)
          }}
        >
          <span className="search-icon">
            <Icon name="search" />
          </span>
          <label className="vh" htmlFor={id}>
            {label}
          </label>
          <input
            className="input icon-first"
            id={id}
            type="search"
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={searchLengthMax}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        </form>
      </search>
      <p className="small quiet num" role="status">
        {says}
      </p>
      {children && <div className="filters">{children}</div>}
    </div>
  )
}
