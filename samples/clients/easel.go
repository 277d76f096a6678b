// easel.go 1.0.0, a client of the Easel API. Go 1.19 or newer, standard library only.
package main

import (
	"bytes"
	"context"
	"crypto"
	"crypto/hmac"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"
	"time"
)

type JSON = map[string]any

type Job struct {
	ID, Type, Status        string
	Credits, CreditsCharged float64
	SuccessInfo             struct{ Images []Image }
	FailedInfo              struct{ Reason, Code string }
}

type Image struct {
	ID, URL, Seed string
	Meta          struct{ Image struct{ Width, Height int } }
}

// Problem is a refused request or one without a response: Status is 0 or Code "" if there was none.
type Problem struct {
	Status       int
	Code, Detail string
	Errors       []struct{ Pointer, Code, Detail string }
	RequestID    string
	Retryable    bool
	RetryAfter   time.Duration
	Lost         bool // nobody knows whether the request has arrived
}

func (p *Problem) Error() string {
	text := p.Detail
	if p.Status != 0 {
		text = strings.TrimSpace(fmt.Sprintf("%d %s", p.Status, p.Code)) + ": " + p.Detail
	}
	if p.RequestID != "" {
		text += " (" + p.RequestID + ")"
	}
	for _, field := range p.Errors {
		text += fmt.Sprintf("\n  %s: %s", field.Pointer, field.Detail)
	}
	return text
}

type Easel struct {
	API, AppID, KeyID string
	Key               *rsa.PrivateKey
	Token             string            // a bearer token instead of the key
	Headers           map[string]string // sent with every call
	HTTP              *http.Client
	Attempts          int
	Timeout           time.Duration // for one response, above wait
	TransferTimeout   time.Duration // for one file
	MaxPause          time.Duration // between two attempts
	WaitLimit         time.Duration // 30 minutes in the queue, and at most 30 to run
}

func NewEasel() (*Easel, error) {
	var key *rsa.PrivateKey
	var err error
	token := setting("EASEL_TOKEN", "")
	if token == "" {
		key, err = ReadKey(setting("EASEL_PRIVATE_KEY", "easel-private-key.pem"))
	}
	return &Easel{
		API:             setting("EASEL_API", "http://127.0.0.1:8787"),
		AppID:           setting("EASEL_APP_ID", "app_sandbox"),
		Key:             key,
		Token:           token,
		HTTP:            NewHTTPClient(10 * time.Second),
		Attempts:        4,
		Timeout:         time.Minute,
		TransferTimeout: 5 * time.Minute,
		MaxPause:        30 * time.Second,
		WaitLimit:       time.Hour,
	}, err
}

// NewHTTPClient follows no redirect: that would hand the signature to whoever it names.
func NewHTTPClient(connectTimeout time.Duration) *http.Client {
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.DialContext = (&net.Dialer{Timeout: connectTimeout}).DialContext
	return &http.Client{
		Transport:     transport,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

func setting(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

// ReadKey accepts PKCS#8 ("PRIVATE KEY") and PKCS#1 ("RSA PRIVATE KEY").
func ReadKey(file string) (*rsa.PrivateKey, error) {
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
		return nil, fmt.Errorf("%s is not an RSA key", file)
	}
	return x509.ParsePKCS1PrivateKey(block.Bytes)
}

// RandomID makes a nonce or a requestId.
func RandomID() string {
	id := make([]byte, 16)
	rand.Read(id) // does not fail on any system that Go supports
	return hex.EncodeToString(id)
}

// region sign

func (e *Easel) Sign(method, path string, body []byte) (string, error) {
	timestamp, nonce := time.Now().Unix(), RandomID()
	message := fmt.Sprintf("%s\n%s\n%d\n%s\n%s", method, path, timestamp, nonce, body)
	digest := sha256.Sum256([]byte(message))
	signature, err := rsa.SignPKCS1v15(nil, e.Key, crypto.SHA256, digest[:])
	header := fmt.Sprintf("EASEL-SHA256-RSA app_id=%s,nonce_str=%s,timestamp=%d", e.AppID, nonce, timestamp)
	if e.KeyID != "" {
		header += ",key_id=" + e.KeyID
	}
	return header + ",signature=" + base64.StdEncoding.EncodeToString(signature), err
}

// endregion

// Call decodes the response into result. After a lost response, the request is repeated only where that does
// nothing twice.
func (e *Easel) Call(ctx context.Context, method, path string, body, result any) error {
	var data []byte
	if body != nil {
		var err error
		if data, err = json.Marshal(body); err != nil {
			return err
		}
	}
	var named struct{ RequestID string }
	_ = json.Unmarshal(data, &named)
	safe := method == "GET" || method == "DELETE" || named.RequestID != ""
	return e.repeat(ctx, safe, func() error {
		headers := map[string]string{"Authorization": "Bearer " + e.Token}
		if e.Token == "" {
			signed, err := e.Sign(method, path, data)
			if err != nil {
				return fmt.Errorf("sign: %w", err)
			}
			headers["Authorization"] = signed
		}
		if data != nil {
			headers["Content-Type"] = "application/json"
		}
		for name, value := range e.Headers {
			headers[name] = value
		}
		ctx, cancel := context.WithTimeout(ctx, e.Timeout)
		defer cancel()
		address := strings.TrimRight(e.API, "/") + path
		response, err := e.send(ctx, method, address, bytes.NewReader(data), int64(len(data)), headers)
		if err != nil {
			return err
		}
		defer response.Body.Close()
		received, _ := io.ReadAll(response.Body) // What is missing cannot be decoded.
		if response.StatusCode == 200 && isObject(received) && json.Unmarshal(received, result) == nil {
			return nil
		}
		return refusal(response, received)
	})
}

func isObject(received []byte) bool {
	var object map[string]json.RawMessage
	return json.Unmarshal(received, &object) == nil && object != nil
}

func (e *Easel) send(ctx context.Context, method, address string, body io.Reader, size int64, headers map[string]string) (*http.Response, error) {
	request, err := http.NewRequestWithContext(ctx, method, address, body)
	if err != nil {
		return nil, err
	}
	if request.ContentLength = size; size == 0 {
		request.Body = http.NoBody
	}
	request.Header.Set("User-Agent", "easel-go/1.0.0")
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	response, err := e.HTTP.Do(request)
	if err != nil {
		return nil, &Problem{Detail: err.Error(), Lost: true}
	}
	return response, nil
}

// refusal reads a problem document. A gateway in between may send a web page, half a response or nothing.
func refusal(response *http.Response, received []byte) *Problem {
	problem := &Problem{
		Status:     response.StatusCode,
		Detail:     start(received, response.Status),
		RequestID:  response.Header.Get("X-Request-Id"),
		RetryAfter: readRetryAfter(response.Header.Get("Retry-After")),
		Lost:       response.StatusCode == 200,
	}
	if problem.Lost {
		problem.Detail = "the response is not the JSON expected: " + problem.Detail
	}
	var document struct {
		Code, Detail, TraceID string
		Errors                []struct{ Pointer, Code, Detail string }
		Retryable             *bool
	}
	_ = json.Unmarshal(received, &document)
	problem.Code, problem.Errors = document.Code, document.Errors
	if document.Detail != "" {
		problem.Detail = document.Detail
	}
	if document.TraceID != "" {
		problem.RequestID = document.TraceID
	}
	switch problem.Status {
	case 202, 429, 502, 503, 504:
		problem.Retryable = true
	}
	if document.Retryable != nil {
		problem.Retryable = *document.Retryable
	}
	return problem
}

func start(received []byte, otherwise string) string {
	if len(received) > 200 {
		received = received[:200]
	}
	if text := strings.ToValidUTF8(strings.TrimSpace(string(received)), "?"); text != "" {
		return text
	}
	return otherwise
}

// readRetryAfter reads seconds or a date; 0 if it is missing or past.
func readRetryAfter(value string) time.Duration {
	if seconds, err := strconv.ParseInt(value, 10, 32); err == nil && seconds > 0 {
		return time.Duration(seconds) * time.Second
	}
	if date, err := http.ParseTime(value); err == nil && time.Until(date) > 0 {
		return time.Until(date)
	}
	return 0
}

// repeat pauses as Retry-After says, or else for a random part of 1, 2, 4 … seconds; never longer than MaxPause.
func (e *Easel) repeat(ctx context.Context, safe bool, attempt func() error) error {
	for count, limit := 1, time.Second; ; count, limit = count+1, e.atMost(limit*2) {
		err := attempt()
		var problem *Problem
		if err == nil || ctx.Err() != nil || !errors.As(err, &problem) {
			return err
		}
		if !(problem.Retryable || problem.Lost && safe) || count >= e.Attempts {
			return err
		}
		pause := problem.RetryAfter
		if pause == 0 {
			pause = randomPart(e.atMost(limit))
		}
		if err := sleep(ctx, e.atMost(pause)); err != nil {
			return err
		}
	}
}

func (e *Easel) atMost(pause time.Duration) time.Duration {
	if pause > e.MaxPause {
		return e.MaxPause
	}
	return pause
}

func randomPart(pause time.Duration) time.Duration {
	part, err := rand.Int(rand.Reader, big.NewInt(int64(pause)+1))
	if err != nil {
		return pause
	}
	return time.Duration(part.Int64())
}

func sleep(ctx context.Context, pause time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(pause):
		return nil
	}
}

// WaitForJob asks again at once if the status has changed, or else pauses. Any end but success is an error; a
// status it does not know is no end.
func (e *Easel) WaitForJob(ctx context.Context, id string) (Job, error) {
	deadline := time.Now().Add(e.WaitLimit)
	status, pause := "", 2*time.Second
	for time.Now().Before(deadline) {
		var result struct{ Job Job }
		if err := e.Call(ctx, "GET", "/v1/jobs/"+url.PathEscape(id)+"?wait=20", nil, &result); err != nil {
			return result.Job, fmt.Errorf("wait for job %s: %w", id, err)
		}
		switch result.Job.Status {
		case "SUCCESS":
			return result.Job, nil
		case "FAILED", "CANCELED":
			return result.Job, fmt.Errorf("job %s: %s %s", id, result.Job.Status, result.Job.FailedInfo.Reason)
		case status:
			if err := sleep(ctx, e.atMost(pause)); err != nil {
				return result.Job, fmt.Errorf("wait for job %s: %w", id, err)
			}
			pause = e.atMost(pause * 2)
		default:
			status, pause = result.Job.Status, 2*time.Second
		}
	}
	return Job{}, &Problem{Detail: fmt.Sprintf("job %s is still %s after %v", id, status, e.WaitLimit)}
}

// Upload sends an image and returns its resource id.
func (e *Easel) Upload(ctx context.Context, file string) (string, error) {
	contentType, size, err := describe(file)
	if err != nil {
		return "", err
	}
	var place struct {
		ResourceID, PutURL string
		Headers            map[string]string
	}
	declared := JSON{"contentType": contentType, "contentLength": size}
	if err := e.Call(ctx, "POST", "/v1/resource/image", declared, &place); err != nil {
		return "", fmt.Errorf("upload %s: %w", file, err)
	}
	err = e.repeat(ctx, true, func() error {
		image, err := os.Open(file)
		if err != nil {
			return err
		}
		defer image.Close()
		ctx, cancel := context.WithTimeout(ctx, e.TransferTimeout)
		defer cancel()
		// The address is signed already and takes no Authorization.
		response, err := e.send(ctx, "PUT", place.PutURL, image, size, place.Headers)
		if err != nil {
			return err
		}
		defer response.Body.Close()
		if received, _ := io.ReadAll(response.Body); response.StatusCode >= 300 {
			return refusal(response, received)
		}
		return nil
	})
	if err != nil {
		return "", fmt.Errorf("upload %s: %w", file, err)
	}
	return place.ResourceID, nil
}

// describe tells the type of an image by its first bytes.
func describe(file string) (string, int64, error) {
	image, err := os.Open(file)
	if err != nil {
		return "", 0, err
	}
	defer image.Close()
	first := make([]byte, 512)
	count, err := io.ReadFull(image, first)
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) {
		return "", 0, fmt.Errorf("%s: %w", file, err)
	}
	info, err := image.Stat()
	if err != nil {
		return "", 0, err
	}
	return http.DetectContentType(first[:count]), info.Size(), nil
}

// Download saves a result image and returns its size in bytes. The file appears when it is whole.
func (e *Easel) Download(ctx context.Context, address, file string) (int64, error) {
	var size int64
	err := e.repeat(ctx, true, func() error {
		ctx, cancel := context.WithTimeout(ctx, e.TransferTimeout)
		defer cancel()
		response, err := e.send(ctx, "GET", address, nil, 0, nil)
		if err != nil {
			return err
		}
		defer response.Body.Close()
		if response.StatusCode != 200 {
			received, _ := io.ReadAll(response.Body)
			return refusal(response, received)
		}
		part, err := os.Create(file + ".part")
		if err != nil {
			return err
		}
		size, err = io.Copy(part, response.Body)
		if closed := part.Close(); err == nil {
			err = closed
		}
		var disk *os.PathError
		if err == nil {
			return os.Rename(part.Name(), file)
		}
		os.Remove(part.Name())
		if errors.As(err, &disk) {
			return err
		}
		return &Problem{Status: 200, Detail: err.Error(), Lost: true}
	})
	if err != nil {
		return 0, fmt.Errorf("download %s: %w", file, err)
	}
	return size, nil
}

// VerifyWebhook verifies a webhook as Standard Webhooks say. The body is what arrived, byte by byte.
func VerifyWebhook(secret string, headers http.Header, body []byte) error {
	id, timestamp := headers.Get("webhook-id"), headers.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if id == "" || err != nil {
		return &Problem{Detail: "webhook without id or time"}
	}
	if age := time.Now().Unix() - seconds; age > 300 || age < -300 {
		return &Problem{Detail: "webhook timestamp too far off"}
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil || len(key) == 0 { // With no secret anyone could sign.
		return &Problem{Detail: "no webhook secret"}
	}
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%s.%s", id, timestamp, body)
	expected := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	for _, given := range strings.Split(headers.Get("webhook-signature"), " ") {
		if hmac.Equal([]byte(given), expected) {
			return nil
		}
	}
	return &Problem{Detail: "webhook with a wrong signature"}
}
