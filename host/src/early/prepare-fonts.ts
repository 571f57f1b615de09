/** Font weights and sizes of the texts that the console paints first. */
const STYLES = ['14px', '600 28px'];

/** A Latin and a Chinese character, because the browser looks for their fonts separately. */
const SAMPLE = `A${String.fromCodePoint(0x4e_2d)}`;

/**
 * Makes the browser look for the fonts of the first texts when the style sheet has arrived, while the host's code is
 * still loading. The browser otherwise looks for them during the first layout, which then takes twice as long.
 */
export function prepareFonts(): void {
  const prepare = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    document.removeEventListener('load', prepare, true);
    layOutSamples();
  };
  // A `load` event does not bubble, so the document listens in the capture phase.
  document.addEventListener('load', prepare, true);
}

function layOutSamples(): void {
  const samples = document.createElement('div');
  samples.style.cssText = 'position:fixed;visibility:hidden';
  for (const style of STYLES) {
    const sample = document.createElement('span');
    sample.style.font = `${style} var(--atrium-font)`;
    sample.textContent = SAMPLE;
    samples.append(sample);
  }
  document.documentElement.append(samples);
  // Reading a size forces the layout.
  samples.getBoundingClientRect();
  samples.remove();
}
