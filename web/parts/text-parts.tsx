/** Type, chips, tables, conversation, and the icons. */
import { Example, PartSection } from '#web/parts/part-section.tsx'
import { Icon, iconNames } from '#web/ui/icon.tsx'
import { Logo, SelectedBadge } from '#web/ui/seal.tsx'

function Type() {
  return (
    <PartSection title="Type">
      <Example name="headings" isWide>
        <p className="says">Built to be handed on.</p>
        <h3>Third heading</h3>
        <p className="lede">A lede says what the screen is for.</p>
        <p>
          Text with <b>weight</b>, <a href="#main">a link to the top</a>, <span className="quiet">quiet</span>,{' '}
          <span className="small">small</span> and <span className="num">1,204</span>.
        </p>
      </Example>
    </PartSection>
  )
}

function Chips() {
  return (
    <PartSection title="Chip">
      <Example name="at rest">
        <button type="button" className="chip">
          steady
        </button>
      </Example>
      <Example name="hover">
        <button type="button" className="chip is-hover">
          steady
        </button>
      </Example>
      <Example name="offered">
        <button type="button" className="chip offer">
          <Icon name="plus" />
          careful
        </button>
      </Example>
    </PartSection>
  )
}

function Table() {
  return (
    <Example name="table" isWide>
      <table className="tbl">
        <thead>
          <tr>
            <th>Receipt</th>
            <th>Date</th>
            <th>Amount</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>2026-0001</td>
            <td data-h="Date">March 3</td>
            <td data-h="Amount">$29.00</td>
          </tr>
        </tbody>
      </table>
    </Example>
  )
}

function Talk() {
  return (
    <Example name="conversation" isWide>
      <div className="talk">
        <div>
          <div className="said me">
            <b>You</b>
            <p>Make it shorter.</p>
          </div>
          <div className="said syn">
            <b>Synapse</b>
            <q>Doors made to be handed on.</q>
          </div>
        </div>
      </div>
    </Example>
  )
}

export function TextParts() {
  return (
    <>
      <Type />
      <Chips />
      <PartSection title="Table and conversation">
        <Table />
        <Talk />
      </PartSection>
      <PartSection title="Seal and icons">
        <Example name="logo">
          <Logo />
        </Example>
        <Example name="selected">
          <SelectedBadge />
        </Example>
        {iconNames.map((name) => (
          <Example key={name} name={name}>
            <Icon name={name} />
          </Example>
        ))}
      </PartSection>
    </>
  )
}
