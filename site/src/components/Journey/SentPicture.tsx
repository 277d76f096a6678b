import { type ReactNode, useEffect, useState } from 'react';

export default function SentPicture({
  picture,
  label,
}: {
  picture: Blob;
  label: string;
}): ReactNode {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address && <img className="journey-sent" src={address} alt={label} />;
}
