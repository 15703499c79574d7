import { Shown } from './states.tsx'

const sizes = ['page', 'title', 'lead', 'base', 'sm', 'xs'] as const
const grounds = ['paper', 'ink', 'celadon'] as const

/** The scale of the type, and each ground with its roles, in both schemes: docs/design.md. */
export function DesignStates() {
  return (
    <>
      <h2>Type and grounds</h2>
      <Shown name="Sizes">
        {sizes.map((size) => (
          <p key={size} className={`states-size states-size-${size}`}>
            Ế Ỗ Ậ Ữ: cổ tức quý III đạt 1.234 tỷ đồng ({size})
          </p>
        ))}
        <p className="states-figure">340%</p>
      </Shown>
      {(['light', 'dark'] as const).map((scheme) => (
        <Shown key={scheme} name={`Grounds, ${scheme}`} className="states-grounds">
          {grounds.map((ground) => (
            <div key={ground} data-scheme={scheme} className="ground-paper">
              <div className={`states-ground ground-${ground}`}>
                <p>
                  <strong>{ground}</strong> ink
                </p>
                <p className="states-soft">soft</p>
                <p className="states-muted">muted</p>
                <p>
                  <a href="#states" className="way-on">
                    link
                  </a>
                </p>
                <p className="states-roles">
                  {['tag-brand', 'tag-info', 'tag-notice', 'tag-danger', 'tag-neutral'].map((tag) => (
                    <span key={tag} className={`tag ${tag}`}>
                      {tag}
                    </span>
                  ))}
                </p>
                <p>
                  <button type="button" className="button button-first">
                    first
                  </button>{' '}
                  <button type="button" className="button">
                    other
                  </button>
                </p>
              </div>
            </div>
          ))}
        </Shown>
      ))}
    </>
  )
}
