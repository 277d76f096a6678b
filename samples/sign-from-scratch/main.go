package main

import (
	"crypto"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

func setting(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

// Keys come as PKCS#8 ("PRIVATE KEY") or as PKCS#1 ("RSA PRIVATE KEY").
func readKey(file string) (*rsa.PrivateKey, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	block, _ := pem.Decode(text)
	if block == nil {
		return nil, fmt.Errorf("%s is not a PEM file", file)
	}
	if key, err := x509.ParsePKCS8PrivateKey(block.Bytes); err == nil {
		if key, ok := key.(*rsa.PrivateKey); ok {
			return key, nil
		}
	}
	return x509.ParsePKCS1PrivateKey(block.Bytes)
}

func main() {
	api, appID := setting("EASEL_API", "http://127.0.0.1:8787"), setting("EASEL_APP_ID", "app_sandbox")
	key, err := readKey(setting("EASEL_PRIVATE_KEY", "easel-private-key.pem"))
	if err != nil {
		log.Fatal(err)
	}

	// region string
	method, path := "POST", "/v1/jobs/credits"
	timestamp := time.Now().Unix()
	random := make([]byte, 16)
	if _, err := rand.Read(random); err != nil {
		log.Fatal(err)
	}
	nonce := fmt.Sprintf("%x", random)
	body := `{"stages":[{"type":"INPUT_INITIALIZE","inputInitialize":{"count":1}},` +
		`{"type":"DIFFUSION","diffusion":{"sdModel":"600423083519508503",` +
		`"prompts":[{"text":"灯塔, a lighthouse"}]}}]}`
	stringToSign := fmt.Sprintf("%s\n%s\n%d\n%s\n%s", method, path, timestamp, nonce, body)
	digest := sha256.Sum256([]byte(stringToSign))
	fmt.Printf("sha256 %x\n", digest)
	// endregion
	// region sign
	signature, err := rsa.SignPKCS1v15(rand.Reader, key, crypto.SHA256, digest[:])
	if err != nil {
		log.Fatal(err)
	}
	authorization := fmt.Sprintf("EASEL-SHA256-RSA app_id=%s,nonce_str=%s,timestamp=%d,signature=%s",
		appID, nonce, timestamp, base64.StdEncoding.EncodeToString(signature))
	// endregion
	// region send
	request, err := http.NewRequest(method, api+path, strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", authorization)
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var quote struct{ Credits float64 }
	if err := json.NewDecoder(response.Body).Decode(&quote); err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%d, %v credits\n", response.StatusCode, quote.Credits)
	// endregion
}
