/** Petals that fall, for joy; people who ask the system for less motion see none. */
const PETALS = 18;

export function Petals() {
  return (
    <span class="petals" aria-hidden="true">
      {Array.from({ length: PETALS }, (_, i) => (
        <i
          key={i}
          style={{
            '--x': `${(i * 61) % 100}%`,
            '--wait': `${(i % 6) * 0.18}s`,
            '--spin': `${i % 2 === 0 ? 400 : -300}deg`,
          }}
        />
      ))}
    </span>
  );
}
